/** Single keys for zones and operations. */
export function zoneName(side: string, subSide: string): string {
  return `${side}/${subSide}`;
}

export function operationName(part: string, operation: string): string {
  return `${part}:${operation}`;
}
