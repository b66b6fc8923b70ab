import type { Area, Damage } from './damage.ts';

type Random = () => number;

/** Rays from the point of the blow and rings between them; the piece at the blow is gone. */
export function glassInk(damage: Extract<Damage, { kind: 'shattered' }>, random: Random): string {
  const [x, y] = damage.at;
  const [x0, y0, x1, y1] = damage.area;
  const reach = Math.max(x1 - x0, y1 - y0);
  const angles = Array.from({ length: 17 }, (_, index) => ((index + random() * 0.7) / 17) * Math.PI * 2);
  const rays = angles.map((angle) => {
    const long = reach * (0.25 + random() * 0.6);
    const bend = angle + (random() - 0.5) * 0.25;
    return `M${f(x)} ${f(y)}L${f(x + Math.cos(angle) * long * 0.4)} ${f(y + Math.sin(angle) * long * 0.4)}L${f(x + Math.cos(bend) * long)} ${f(y + Math.sin(bend) * long)}`;
  });
  const rings = [0.07, 0.12, 0.19, 0.28].map((share) =>
    angles
      .map((angle, index) => {
        const far = reach * share * (0.5 + random() * 0.9);
        return `${index === 0 || random() < 0.4 ? 'M' : 'L'}${f(x + Math.cos(angle) * far)} ${f(y + Math.sin(angle) * far)}`;
      })
      .join(''),
  );
  const hole = angles
    .map((angle) => {
      const far = reach * 0.035 * (0.5 + random());
      return `${f(x + Math.cos(angle) * far)} ${f(y + Math.sin(angle) * far)}`;
    })
    .join('L');
  const clip = `shard-${Math.round(x)}-${Math.round(y)}`;
  return `<clipPath id="${clip}"><rect x="${x0}" y="${y0}" width="${x1 - x0}" height="${y1 - y0}" rx="3"/></clipPath><g clip-path="url(#${clip})"><circle cx="${x}" cy="${y}" r="${f(reach * 0.24)}" fill="#dfe9ec" fill-opacity=".2" filter="url(#softer)"/><path d="${[...rays, ...rings].join('')}" fill="none" stroke="#eef4f5" stroke-opacity=".75" stroke-width="${f(reach * 0.0016)}"/><path d="${rings.join('')}" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="${f(reach * 0.003)}"/><path d="M${hole}z" fill="#0a0d10"/></g>`;
}

/** A housing without its lens, and what is left of it. */
export function lampInk([x0, y0, x1, y1]: Area, random: Random): string {
  const [w, h] = [x1 - x0, y1 - y0];
  const shards = Array.from({ length: 6 }, () => {
    const [x, y] = [x0 + random() * w * 0.8, y0 + random() * h * 0.8];
    return `<path d="M${f(x)} ${f(y)}l${f(w * 0.25 * random())} ${f(h * 0.1)}l${f(-w * 0.1)} ${f(h * 0.2 * random())}z" fill="#c4423f"/>`;
  });
  return `<g filter="url(#fray-fine)"><rect x="${x0}" y="${y0}" width="${w}" height="${h}" rx=".6" fill="#16130f"/><rect x="${f(x0 + w * 0.14)}" y="${f(y0 + h * 0.1)}" width="${f(w * 0.7)}" height="${f(h * 0.75)}" fill="#8f8b83"/><circle cx="${f(x0 + w * 0.5)}" cy="${f(y0 + h * 0.5)}" r="${f(Math.min(w, h) * 0.22)}" fill="#e9e2c8"/>${shards.join('')}</g>`;
}

function f(value: number): string {
  return String(Math.round(value * 1000) / 1000);
}
