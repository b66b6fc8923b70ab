import BadgeDollarSign from 'lucide-react/icons/badge-dollar-sign';
import Clock from 'lucide-react/icons/clock';
import FileText from 'lucide-react/icons/file-text';
import Hash from 'lucide-react/icons/hash';
import Layers from 'lucide-react/icons/layers';
import Mail from 'lucide-react/icons/mail';
import Package from 'lucide-react/icons/package';
import PaintBucket from 'lucide-react/icons/paint-bucket';
import Receipt from 'lucide-react/icons/receipt';
import SprayCan from 'lucide-react/icons/spray-can';
import Stamp from 'lucide-react/icons/stamp';
import Tags from 'lucide-react/icons/tags';
import { useEffect, useState } from 'react';
import edges from '../../../ui/layout/fading-edges.module.css';
import styles from './settings.module.css';

const sections = [
  { id: 'profiles', name: 'Profiles', Icon: Layers },
  { id: 'labor', name: 'Labor rates', Icon: Clock },
  { id: 'taxes', name: 'Taxes', Icon: Receipt },
  { id: 'materials', name: 'Materials', Icon: PaintBucket },
  { id: 'parts', name: 'Parts', Icon: Package },
  { id: 'refinish', name: 'Refinish rules', Icon: SprayCan },
  { id: 'terms', name: 'Deductible', Icon: BadgeDollarSign },
  { id: 'letterhead', name: 'Letterhead', Icon: Stamp },
  { id: 'numbers', name: 'Numbers', Icon: Hash },
  { id: 'texts', name: 'Terms', Icon: FileText },
  { id: 'mails', name: 'Mails', Icon: Mail },
  { id: 'naming', name: 'Words', Icon: Tags },
] as const;

/** Links to the cards; marks the one in view. */
export function SectionLinks() {
  const shown = useShownSection();
  return (
    <nav className={`${styles['links']} ${edges['inline']}`} aria-label="Sections">
      {sections.map(({ id, name, Icon }) => (
        <a
          key={id}
          href={`#${id}`}
          aria-current={id === shown ? 'true' : undefined}
          onClick={(event) => {
            event.preventDefault();
            const card = document.getElementById(id);
            card?.scrollIntoView();
            card?.focus({ preventScroll: true });
          }}
        >
          <Icon aria-hidden="true" />
          {name}
        </a>
      ))}
    </nav>
  );
}

/** The card at the top of the window. */
function useShownSection(): string {
  const [shown, setShown] = useState<string>(sections[0].id);
  useEffect(() => {
    const visible = new Set<string>();
    const watcher = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) visible.add(target.id);
          else visible.delete(target.id);
        }
        const first = sections.find(({ id }) => visible.has(id));
        if (first !== undefined) setShown(first.id);
      },
      { rootMargin: '-15% 0px -60% 0px' },
    );
    for (const { id } of sections) {
      const card = document.getElementById(id);
      if (card !== null) watcher.observe(card);
    }
    return () => watcher.disconnect();
  }, []);
  return shown;
}
