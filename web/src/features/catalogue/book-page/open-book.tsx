import type { Book } from '@dre/core/domain/catalogue/book/book';
import type { BookContents } from '@dre/core/domain/catalogue/book/contents';
import { sides } from '@dre/core/domain/catalogue/trade-words';
import { plates } from '@dre/illustrations/plates';
import { useNavigate } from '@tanstack/react-router';
import { memo, useMemo } from 'react';
import { calendarDay } from '../../../lib/text/format.ts';
import { Alert } from '../../../ui/feedback/Alert.tsx';
import { Button } from '../../../ui/actions/Button.tsx';
import { Illustration } from '../illustration/illustration.tsx';
import type { PictureZone } from '../illustration/picture-zones.ts';
import { ZoneChips } from '../illustration/pins/zone-chips.tsx';
import type { BookAddress } from './book-address.ts';
import styles from './book-page.module.css';
import { firstView, plateAt, platesOf } from './book-plates.ts';
import { bookNames } from './book-text.ts';
import { PartFinder } from './part-finder.tsx';
import { PartPanel } from './part-panel.tsx';
import { PictureChoices } from './picture-choices.tsx';
import { PrintedManual } from './printed-manual.tsx';
import { RegionCard } from './region-card.tsx';
import { SideTabs, viewNames } from './side-tabs.tsx';
import { usePicture } from './use-picture.ts';
import { useSide } from './use-side.ts';
import { useSideKeys } from './use-side-keys.ts';
import { VehicleStrip } from './vehicle-strip.tsx';

interface OpenBookProps {
  readonly contents: BookContents;
  readonly book: Book;
  readonly address: BookAddress;
  readonly isReviewed: boolean;
}

export const OpenBook = memo(function OpenBook({ contents, book, address, isReviewed }: OpenBookProps) {
  const navigate = useNavigate();
  const vehicleType = address.vehicle ?? 'fifth-wheel';
  const side = address.side ?? firstView(vehicleType);
  const plate = plateAt(address, vehicleType, side);
  const pictures = platesOf(vehicleType, side);
  const { picture, hasFailed, reload } = usePicture(plate, address.length);
  const names = useMemo(() => bookNames(contents, book), [contents, book]);
  const isMissing = plate === undefined || hasFailed;
  const at = useSide({
    contents,
    book,
    address: { ...address, vehicle: vehicleType, side },
    picture,
    isMissing,
  });
  const go = (change: BookAddress, replace = false) =>
    void navigate({ to: '/help/book', search: change, replace });
  const preserved = address.length === undefined ? {} : { length: address.length };
  useSideKeys(vehicleType, (view) => go({ vehicle: vehicleType, side: view, ...preserved }));
  const here: BookAddress = {
    vehicle: vehicleType,
    side,
    ...preserved,
    ...(plate !== undefined && pictures.length > 1 && { picture: plate }),
  };
  const zone = address.zone === undefined ? {} : { zone: address.zone };
  const pick = (region: string) => go({ ...here, ...zone, region });
  const pickZone = (key: string | null) =>
    go({ ...here, ...(key !== null && { zone: key }), ...(at.region && { region: at.region }) }, true);
  const cardFor = (region: string) => (
    <RegionCard
      {...at.cardOf(region)}
      book={book}
      names={names}
      onOpen={(part) => go({ ...here, ...zone, region, part })}
    />
  );
  return (
    <div className={styles['page']}>
      <header className={styles['top']}>
        <h1 className={styles['title']}>The book</h1>
        <p className={styles['edition']}>
          Edition {contents.edition}, {isReviewed ? '' : 'starter data '}of{' '}
          {calendarDay(editionDate(contents))}
        </p>
        <PartFinder
          contents={contents}
          vehicleType={vehicleType}
          side={sides.find((code) => code === side) ?? null}
          addressOf={at.addressOf}
        />
        <PrintedManual />
      </header>
      <VehicleStrip contents={contents} selected={vehicleType} />
      <div className={styles['panes']}>
        <section
          className={styles['damage']}
          aria-label={`${names.vehicleType(vehicleType)}, ${viewNames[side]}`}
        >
          <SideTabs vehicleType={vehicleType} drawnSide={side} preserved={preserved} />
          {plate !== undefined && (
            <PictureChoices
              pictures={pictures}
              plate={plate}
              length={address.length}
              onPlate={(id) => go({ vehicle: vehicleType, side, picture: id, ...preserved })}
              onLength={(length) => {
                const { length: _, ...others } = here;
                go({ ...others, ...(length !== undefined && { length }) }, true);
              }}
            />
          )}
          {hasFailed && (
            <Alert tone="error" role="alert">
              The picture could not be fetched. <Button onPress={reload}>Try Again</Button>
            </Alert>
          )}
          <div className={styles['picture']}>
            <Illustration
              picture={picture}
              isMissing={isMissing}
              vehicleType={plate === undefined ? null : plates[plate].vehicleType}
              zones={at.zones}
              selection={{ region: at.region, zone: address.zone ?? null }}
              describe={at.describe}
              card={cardFor}
              onPick={pick}
              onZonePick={pickZone}
            />
          </div>
          <ZoneChips
            zones={at.zones}
            selected={address.zone ?? null}
            onZonePick={pickZone}
            labelOf={({ name, regions }) =>
              `${name}, ${regions.length} ${regions.length === 1 ? 'part' : 'parts'}`
            }
            note={zoneCount}
          />
        </section>
        <aside className={styles['panel']} aria-label="Part">
          <PartPanel
            location={at.location}
            parts={at.parts}
            part={at.part}
            book={book}
            names={names}
            onPart={(part) => go({ ...here, ...zone, ...(at.region && { region: at.region }), part }, true)}
          />
        </aside>
      </div>
    </div>
  );
});

function zoneCount({ regions }: PictureZone) {
  return <span className={styles['count']}>{regions.length}</span>;
}

/** The newest price date of the edition. */
function editionDate({ parts }: BookContents): string {
  return parts.reduce((newest, { priceDate }) => (priceDate > newest ? priceDate : newest), '');
}
