import { Link } from '@tanstack/react-router';
import Check from 'lucide-react/icons/check';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import X from 'lucide-react/icons/x';
import { useLayoutEffect, useRef } from 'react';
import { changeGuide, type GuideProgress } from '../../../lib/guide/guide-progress.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { LinkButton } from '../../../ui/actions/LinkButton.tsx';
import { useMedia } from '../../../ui/primitives/use-media.ts';
import { VisuallyHidden } from '../../../ui/primitives/VisuallyHidden.tsx';
import { guidePageNames, guidePageOf, type GuideScreen } from './guide-page.ts';
import { fitsPage, guideSections, type GuideStep, stepText } from './guide-step.ts';
import { guideEnd, guideSteps } from './guide-steps.ts';
import { GuideText } from './guide-text.tsx';
import styles from './guide.module.css';
import { useGuide } from './use-guide.ts';
import { useShowMe } from './use-show-me.ts';

interface GuideProps {
  readonly progress: GuideProgress;
  readonly screen: GuideScreen;
}

/** The first estimate step by step: beside the work on a wide screen, below it on others. It covers nothing. */
export function Guide({ progress, screen }: GuideProps) {
  // Below this width the builder shows picture or lines, and the totals under them.
  const isByTouch = useMedia('(max-width: 1279px)');
  const { step, isElsewhere } = useGuide(progress, screen, isByTouch);
  const page = guidePageOf(screen);
  const show = useShowMe({ progress, step, page, isElsewhere });
  const card = useTakenHeight();
  const { isFolded } = progress;
  const text = step === undefined ? guideEnd : stepText(step, isByTouch);
  return (
    <aside ref={card} className={styles['guide']} aria-label="Guide" data-folded={isFolded || undefined}>
      <header className={styles['head']}>
        <h2>Your first estimate</h2>
        <p className={styles['count']}>
          <Count step={step} />
        </p>
        {isFolded && (
          <p className={styles['short']}>
            <GuideText text={text} />
          </p>
        )}
        <span className={styles['fold']}>
          <Button
            variant="ghost"
            iconOnly
            aria-label={isFolded ? 'Unfold the guide' : 'Fold the guide'}
            aria-expanded={!isFolded}
            icon={isFolded ? <ChevronUp aria-hidden="true" /> : <ChevronDown aria-hidden="true" />}
            onPress={() => changeGuide({ isFolded: !isFolded })}
          />
        </span>
      </header>
      {!isFolded && (
        <>
          <Sections done={progress.done} current={step} />
          {isElsewhere ? (
            <Elsewhere progress={progress} onBack={show} />
          ) : (
            <>
              <p className={styles['says']}>
                {step && !fitsPage(step, page) && <Where progress={progress} step={step} />}
                <GuideText text={text} />
              </p>
              <Ways step={step} done={progress.done} onShow={show} />
            </>
          )}
        </>
      )}
    </aside>
  );
}

function Count({ step }: { readonly step: GuideStep | undefined }) {
  const total = String(guideSteps.length);
  if (step === undefined) return `All ${total} steps`;
  return (
    <>
      <span className={styles['word']}>Step </span>
      {`${String(guideSteps.indexOf(step) + 1)} of ${total}`}
    </>
  );
}

interface SectionsProps {
  readonly done: readonly string[];
  readonly current: GuideStep | undefined;
}

/** The sections of the topic, ticked as their steps are done. */
function Sections({ done, current }: SectionsProps) {
  return (
    <ol className={styles['sections']}>
      {guideSections.map((section) => {
        const isDone = guideSteps.every((step) => step.section !== section || done.includes(step.id));
        return (
          <li
            key={section}
            aria-current={current?.section === section ? 'step' : undefined}
            data-done={isDone || undefined}
          >
            <span className={styles['tick']} aria-hidden="true">
              {isDone && <Check />}
            </span>
            {capitalized(section)}
            {isDone && <VisuallyHidden>, done</VisuallyHidden>}
          </li>
        );
      })}
    </ol>
  );
}

/** The screen the step is done on. */
function Where({ progress, step }: { readonly progress: GuideProgress; readonly step: GuideStep }) {
  const [page] = step.pages ?? [];
  if (page === undefined) return null;
  const where =
    progress.estimate === null ? 'a new estimate' : `${estimateName(progress)}, ${guidePageNames[page]}`;
  return <span className={styles['where']}>{`In ${where}: `}</span>;
}

function estimateName({ number }: GuideProgress): string {
  return number === '' ? 'the estimate you began with it' : number;
}

interface WaysProps {
  readonly step: GuideStep | undefined;
  readonly done: readonly string[];
  readonly onShow: () => void;
}

/** The ways on from the current step, or from the end. */
function Ways({ step, done, onShow }: WaysProps) {
  return (
    <div className={styles['ways']}>
      {step === undefined ? (
        <>
          <LinkButton render={(look) => <Link to="/account/settings" {...look} />}>
            Default Estimate Settings
          </LinkButton>
          <Button onPress={() => changeGuide({ isRunning: false, isFinished: true })}>Close the guide</Button>
        </>
      ) : (
        <>
          <Button onPress={onShow}>Show me</Button>
          <Button variant="ghost" onPress={() => changeGuide({ done: [...done, step.id] })}>
            {step.goesOn ?? 'Skip this step'}
          </Button>
          <LeaveButton />
        </>
      )}
    </div>
  );
}

/** A cross on a phone, where the row has no room for the words. */
function LeaveButton() {
  return (
    <Button variant="ghost" onPress={leave}>
      <span className={styles['leave']}>Leave the guide</span>
      <X className={styles['cross']} aria-hidden="true" />
    </Button>
  );
}

interface ElsewhereProps {
  readonly progress: GuideProgress;
  readonly onBack: () => void;
}

/** Another estimate is on the screen: nothing done here counts. */
function Elsewhere({ progress, onBack }: ElsewhereProps) {
  const isNone = progress.estimate === null;
  return (
    <>
      <p className={styles['says']}>
        {`This is another estimate: nothing done here counts. The guide goes ${isNone ? 'with a new one' : `on in ${estimateName(progress)}`}.`}
      </p>
      <div className={styles['ways']}>
        <Button onPress={onBack}>{isNone ? 'Begin it' : 'Back to it'}</Button>
        <LeaveButton />
      </div>
    </>
  );
}

/** The dashboard and the topic offer to go on. */
function leave(): void {
  changeGuide({ isRunning: false });
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Tells the page how much height the guide takes, so that screens end above it. */
function useTakenHeight() {
  const card = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const { documentElement: page } = document;
    const measure = () =>
      page.style.setProperty('--guide-size', `${String(card.current?.offsetHeight ?? 0)}px`);
    page.setAttribute('data-guide', '');
    measure();
    const observer = new ResizeObserver(measure);
    if (card.current) observer.observe(card.current);
    return () => {
      observer.disconnect();
      page.removeAttribute('data-guide');
      page.style.removeProperty('--guide-size');
    };
  }, []);
  return card;
}
