import Play from 'lucide-react/icons/play';
import { useRef, useState } from 'react';
import styles from './film.module.css';

const duration = '1 min 12 s';

/**
 * The film of the welcome page. The browser's own controls play it with or without our script; the large button needs
 * the script of the page (`visitor.ts`) or of the app.
 */
export function Film() {
  const [started, setStarted] = useState(false);
  const video = useRef<HTMLVideoElement>(null);
  return (
    <figure className={styles['film']}>
      <div className={styles['frame']}>
        <video
          ref={video}
          controls
          playsInline
          preload="none"
          poster="/media/estimator.webp"
          width={1440}
          height={848}
          aria-label="Film: from walk-around to signed estimate. It has no sound; captions that tell what is shown can be switched on."
          onPlay={() => setStarted(true)}
        >
          <source src="/media/estimator.webm" type="video/webm" />
          <source src="/media/estimator.mp4" type="video/mp4" />
          <track kind="captions" src="/media/estimator.en.vtt" srcLang="en" label="English" />
        </video>
        <button
          type="button"
          className={styles['play']}
          aria-label={`Play the film, ${duration}`}
          hidden={started}
          onClick={() => void video.current?.play()}
        >
          <Play aria-hidden="true" />
        </button>
      </div>
      <figcaption>From walk-around to signed estimate, {duration}</figcaption>
    </figure>
  );
}
