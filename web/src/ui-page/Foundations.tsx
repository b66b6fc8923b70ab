import catalogue from './catalogue.module.css';
import { Specimen } from './Specimen.tsx';
import swatches from './swatches.module.css';

const colors = [
  'bg',
  'surface',
  'sunken',
  'raised',
  'hover',
  'text',
  'text-2',
  'text-3',
  'hair',
  'line',
  'control-line',
  'brand',
  'brand-tint',
  'focus',
  'damage',
  'damage-tint',
  'ok',
  'ok-tint',
  'warn-text',
  'warn-tint',
  'err',
  'err-tint',
  'violet-text',
  'violet-tint',
  'banner-ok',
  'banner-err',
  'admin-bar',
] as const;

const types = [
  { name: 'display', sample: 'From a click to a signature' },
  { name: 'h1', sample: 'My Estimates' },
  { name: 'h2', sample: 'Register for a free 30-day trial' },
  { name: 'total', sample: '$7,241.86' },
  { name: 'body', sample: 'Write real estimates for 30 days with the whole book.' },
  { name: 'ui', sample: 'Fender skirt, tandem axle, replace' },
] as const;

export function Foundations() {
  return (
    <>
      <Specimen title="Color" size="wide">
        <div className={catalogue['swatches']}>
          {colors.map((name) => (
            <div key={name} className={catalogue['swatch']}>
              <span className={`${catalogue['color']} ${swatches[name]}`} />
              {name}
            </div>
          ))}
        </div>
      </Specimen>
      <Specimen title="Type" size="wide">
        <div className={catalogue['types']}>
          {types.map(({ name, sample }) => [
            <span key={`${name} name`}>{name}</span>,
            <div key={name} className={catalogue[name]}>
              {sample}
            </div>,
          ])}
          <span>figures</span>
          <div className="tnum">1,284,077.32 · −111.11 · 6.5 h</div>
          <span>identifiers</span>
          <div className="id">7NFRF3428N1004187 · GLM-26-081774 · 0O</div>
        </div>
      </Specimen>
    </>
  );
}
