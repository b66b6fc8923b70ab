type Point = readonly [number, number];

/** Left, top, right, bottom on the drawing, in inches. */
export type Area = readonly [number, number, number, number];

/** Damage on a plate, in the plate's own inches. Relief bends light and lines; the rest is drawn on the plate. */
export type Damage =
  | {
      readonly kind: 'dent';
      readonly at: Point;
      readonly radius: Point;
      /** Inches inwards; a bubble has a negative one. */
      readonly depth: number;
      /** Degrees. */
      readonly turn?: number;
      /** From 0 for a smooth bowl to 1 for crushed sheet. */
      readonly crushed?: number;
    }
  | { readonly kind: 'hail'; readonly area: Area; readonly count: number; readonly size?: number }
  | {
      readonly kind: 'scrape';
      readonly from: Point;
      readonly to: Point;
      readonly breadth: number;
      readonly color: string;
    }
  | { readonly kind: 'crack'; readonly at: Point; readonly reach: number; readonly arms: number }
  | { readonly kind: 'tear'; readonly at: Point; readonly size: Point; readonly behind?: string }
  | { readonly kind: 'puncture'; readonly at: Point; readonly radius: number }
  | { readonly kind: 'stain'; readonly at: Point; readonly radius: Point }
  | { readonly kind: 'shattered'; readonly at: Point; readonly area: Area }
  | { readonly kind: 'broken-lamp'; readonly area: Area }
  | { readonly kind: 'hanging-fabric'; readonly area: Area; readonly color: string }
  | { readonly kind: 'bent-arm'; readonly from: Point; readonly knee: Point; readonly to: Point }
  | { readonly kind: 'blown-tire'; readonly at: Point; readonly radius: number }
  | { readonly kind: 'gap'; readonly from: Point; readonly to: Point; readonly breadth: number }
  | { readonly kind: 'branch'; readonly from: Point; readonly to: Point; readonly breadth: number }
  | { readonly kind: 'drips'; readonly from: Point; readonly width: number; readonly length: number };
