import type { ReactNode } from 'react';
import { BannerRegion } from '../ui/feedback/banner/BannerRegion.tsx';
import styles from './catalogue.module.css';
import { Buttons } from './Buttons.tsx';
import { Choices } from './Choices.tsx';
import { DisplaySwitches } from './DisplaySwitches.tsx';
import { Fields } from './Fields.tsx';
import { Figures } from './Figures.tsx';
import { Files } from './Files.tsx';
import { Foundations } from './Foundations.tsx';
import { Lists } from './Lists.tsx';
import { Marks } from './Marks.tsx';
import { Messages } from './Messages.tsx';
import { Navigation } from './Navigation.tsx';
import { Overlays } from './Overlays.tsx';
import { Progress } from './Progress.tsx';
import { Signatures } from './Signatures.tsx';
import { States } from './States.tsx';
import { Tables } from './Tables.tsx';
import { Texts } from './Texts.tsx';

const sections: readonly { readonly title: string; readonly content: ReactNode }[] = [
  { title: 'Foundations', content: <Foundations /> },
  { title: 'Buttons', content: <Buttons /> },
  { title: 'Fields', content: <Fields /> },
  { title: 'Figures', content: <Figures /> },
  { title: 'Choices', content: <Choices /> },
  { title: 'Lists', content: <Lists /> },
  { title: 'Navigation', content: <Navigation /> },
  { title: 'Overlays', content: <Overlays /> },
  { title: 'Messages', content: <Messages /> },
  { title: 'Tables', content: <Tables /> },
  { title: 'Marks', content: <Marks /> },
  { title: 'Progress', content: <Progress /> },
  { title: 'States', content: <States /> },
  { title: 'Signature', content: <Signatures /> },
  { title: 'Files', content: <Files /> },
  { title: 'Texts', content: <Texts /> },
];

/** The selected sections: all, or the one named by `?only=`, so that a test need not wait for the others. */
function chosen() {
  const only = new URLSearchParams(location.search).get('only');
  return only === null ? sections : sections.filter(({ title }) => title.toLowerCase() === only);
}

export function CataloguePage() {
  const shown = chosen();
  return (
    <>
      <BannerRegion />
      <div className={styles['page']}>
        <header className={styles['top']}>
          <h1>Components</h1>
          <p>Every part of the design system in every state.</p>
          <DisplaySwitches />
        </header>
        <nav className={styles['index']} aria-label="Sections">
          <ul>
            {shown.map(({ title }) => (
              <li key={title}>
                <a href={`#${title.toLowerCase()}`}>{title}</a>
              </li>
            ))}
          </ul>
        </nav>
        <main>
          {shown.map(({ title, content }) => (
            <section key={title} id={title.toLowerCase()} className={styles['section']} aria-label={title}>
              <h2>{title}</h2>
              {content}
            </section>
          ))}
        </main>
      </div>
    </>
  );
}
