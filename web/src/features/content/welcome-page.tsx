import { fifthWheelRoadSide } from '@dre/illustrations/fifth-wheel';
import { Link } from '@tanstack/react-router';
import { BigLogo } from '../../lib/components/big-logo.tsx';
import { Drawing } from '../../lib/components/drawing.tsx';
import { benefits } from './benefits.tsx';
import { Film } from './film.tsx';
import { Picture } from './picture.tsx';
import styles from './welcome-page.module.css';

export function WelcomePage() {
  return (
    <div className={styles['page']}>
      <section className={styles['hero']}>
        <div className={styles['heroInner']}>
          <div>
            <div className={styles['bigLogo']}>
              <BigLogo />
            </div>
            <h1>Welcome To The RV Damage Repair Estimator</h1>
            <p className={styles['tagline']}>The Worlds Most Reliable Damage Repair Estimation Software</p>
            <Link to="/order-form" className={styles['trial']}>
              Click here to sign up for a free 30 day trial!
            </Link>
          </div>
          <Film />
        </div>
      </section>
      <section className={styles['articles']} aria-label="How it works">
        <PickThePart />
        <HoldThePhoto />
        <SendOne />
      </section>
      <section className={styles['band']} aria-label="Benefits">
        <ul>
          {benefits.map(({ text, Icon }) => (
            <li key={text}>
              <Icon aria-hidden="true" />
              <span>{text}</span>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

function PickThePart() {
  return (
    <article>
      <div className={styles['picture']}>
        <Drawing
          scene={fifthWheelRoadSide}
          idPrefix="pick"
          label="Drawing of a fifth wheel: the damaged rear corner is hatched, the fender skirt is picked, each with its line number"
          view={{ x: 184, y: 9.2, width: 266.8, height: 174.8 }}
          fit="cover"
          damaged={['sidewall-lower-rear']}
          selected={['fender-skirt']}
          pins={[
            { number: 1, x: 389.2, y: 106.7 },
            { number: 3, x: 404.3, y: 130.6 },
            { number: 4, x: 316.5, y: 136.2, selected: true },
            { number: 8, x: 345.9, y: 109.5 },
          ]}
        />
      </div>
      <h2>Pick the part on the picture</h2>
      <p>
        Estimates are built from illustrated pictures of vehicles plus the estimating book: labor times and
        material prices for each part and operation.
      </p>
    </article>
  );
}

function HoldThePhoto() {
  return (
    <article>
      <div className={`${styles['picture']} ${styles['pair']}`}>
        <Picture
          name="rear-corner"
          widths={[480]}
          width={480}
          height={360}
          sizes="(max-width: 700px) 50vw, 200px"
          alt="Photo of a damaged rear corner"
        />
        <Drawing
          scene={fifthWheelRoadSide}
          idPrefix="hold"
          label="The same corner in the drawing"
          view={{ x: 354.2, y: 78.2, width: 105.8, height: 79.1 }}
          fit="cover"
          hatch={1.6}
          damaged={['sidewall-lower-rear']}
        />
      </div>
      <h2>Hold the photo against it</h2>
      <p>
        Upload pictures of the real vehicle and compare them side by side with the illustrations before you
        price anything. Pinch one and the other follows.
      </p>
    </article>
  );
}

const exampleLines = [
  ['Fender skirt, replace', '634.75'],
  ['Sidewall laminate, repair', '1,110.00'],
  ['Graphics set, replace', '908.00'],
  ['Gutter rail, replace', '444.20'],
] as const;

function SendOne() {
  return (
    <article>
      <div className={styles['picture']}>
        <div className={styles['example']}>
          {exampleLines.map(([line, amount]) => (
            <div key={line}>
              <span>{line}</span>
              <span>{amount}</span>
            </div>
          ))}
          <div className={styles['total']}>
            <span>Total of 15 lines</span>
            <span>$7,241.86</span>
          </div>
        </div>
      </div>
      <h2>Send one both sides accept</h2>
      <p>
        Prepare detailed and consistent consumer and insurance estimates, print them on your letterhead and
        collect the approval signature online.
      </p>
    </article>
  );
}
