import styles from './silhouettes.module.css';
import { Wheel } from './wheel.tsx';

/** A motorhome before a signpost that points both ways. */
export function LostMotorhome() {
  return (
    <svg className={styles['scene']} width="300" height="130" viewBox="0 0 300 130" aria-hidden="true">
      <path d="M6 120H294" opacity=".5" />
      <g transform="translate(16 50) scale(1.25)" stroke="none" className={styles['vehicle']}>
        <path
          fill="currentColor"
          d="M24 6h82a4 4 0 0 1 4 4v31a4 4 0 0 1-4 4H12a4 4 0 0 1-4-4v-6c0-3 2-5 5-6l8-1 5-7h-6a5 5 0 0 1-4.8-6.5l2-5.5A6 6 0 0 1 24 6z"
        />
        <path
          className={styles['cut']}
          d="M28 23h12v8H23zM28 10h8a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2h-8a2 2 0 0 1-2-2v-3a2 2 0 0 1 2-2zM52 14h5a2 2 0 0 1 2 2v21a2 2 0 0 1-2 2h-5a2 2 0 0 1-2-2V16a2 2 0 0 1 2-2zM68 13h10a2 2 0 0 1 2 2v5a2 2 0 0 1-2 2H68a2 2 0 0 1-2-2v-5a2 2 0 0 1 2-2zM90 13h10a2 2 0 0 1 2 2v5a2 2 0 0 1-2 2H90a2 2 0 0 1-2-2v-5a2 2 0 0 1 2-2z"
        />
        <Wheel x={28} y={45} />
        <Wheel x={88} y={45} />
      </g>
      <path d="M236 120V26" />
      <path className={styles['sign']} d="M214 28h52l12 11-12 11h-52z" />
      <path className={styles['sign']} d="M258 58h-52l-12 11 12 11h52z" />
      <text
        x="240"
        y="44"
        textAnchor="middle"
        fontSize="14"
        fontWeight="650"
        fill="currentColor"
        stroke="none"
      >
        404
      </text>
      <path d="M216 69h30" strokeWidth="3" />
    </svg>
  );
}
