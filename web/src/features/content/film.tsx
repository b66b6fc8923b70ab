import Play from 'lucide-react/icons/play';
import { useState } from 'react';
import styles from './film.module.css';

/** The film of the welcome page. The browser's own controls play it with or without our script. */
export function Film() {
  const [started, setStarted] = useState(false);
  return (
    <figure className={styles['film']}>
      <div className={styles['frame']}>
        <video
          controls
          playsInline
          preload="none"
          poster="/media/estimator.webp"
          width={1440}
          height={848}
          aria-label="Film: from walk-around to signed estimate. It has no sound; its captions tell what is shown."
          onPlay={() => setStarted(true)}
        >
          <source src="/media/estimator.webm" type="video/webm" />
          <source src="/media/estimator.mp4" type="video/mp4" />
          <track kind="captions" src="/media/estimator.en.vtt" srcLang="en" label="English" default />
        </video>
        <span className={styles['play']} aria-hidden="true" hidden={started}>
          <Play />
        </span>
      </div>
      <figcaption>From walk-around to signed estimate</figcaption>
    </figure>
  );
}
