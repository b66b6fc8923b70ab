/** The layer over the screen: the finder, the list of keys, help, or none. */
export type Layer = 'finder' | 'keys' | 'help' | null;

let layer: Layer = null;
const followers = new Set<() => void>();

export function openLayer(): Layer {
  return layer;
}

export function showLayer(next: Layer): void {
  layer = next;
  for (const follow of followers) follow();
}

export function onLayerChange(follow: () => void): () => void {
  followers.add(follow);
  return () => followers.delete(follow);
}
