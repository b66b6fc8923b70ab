import { topicPath } from '@dre/core/domain/help/broken-links';
import { useRouter } from '@tanstack/react-router';
import type { MouseEvent, ReactNode } from 'react';

interface OwnAnchorProps {
  readonly href: string;
  readonly children: ReactNode;
  /** Opens links to other topics; without it they lead to their pages. */
  readonly onTopic?: ((slug: string) => void) | undefined;
  /** Called when the page is about to be left. */
  readonly onLeave?: (() => void) | undefined;
}

/** A link inside a topic into the product, followed without a new page. A person wrote its address. */
export function OwnAnchor({ href, children, onTopic, onLeave }: OwnAnchorProps) {
  const { history } = useRouter();
  const follow = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const [path = ''] = href.split(/[?#]/, 1);
    if (onTopic !== undefined && path.startsWith(topicPath)) return onTopic(path.slice(topicPath.length));
    onLeave?.();
    history.push(href);
  };
  return (
    <a href={href} onClick={follow}>
      {children}
    </a>
  );
}
