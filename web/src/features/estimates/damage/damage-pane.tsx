/** The damaged vehicle, side by side with its lines: the "damage outlet" of the specification. */
export function DamagePane() {
  return <section aria-label="Damage view" />;
}
