/** Read before any screen is loaded, so it is in localStorage; the key itself is in IndexedDB. */
const name = 'dre-clock-pass';

/** True if this browser has a clock pass, as far as it knows. */
export function hasClockPass(): boolean {
  try {
    return localStorage.getItem(name) !== null;
  } catch {
    return false;
  }
}

export function noteClockPass(person: string | null): void {
  try {
    if (person === null) localStorage.removeItem(name);
    else localStorage.setItem(name, person);
  } catch {
    // A window without storage has no pass.
  }
}
