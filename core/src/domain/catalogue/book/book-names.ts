/** How zones and operations are named where one word must stand for them. */
export function zoneName(side: string, subSide: string): string {
  return `${side}/${subSide}`;
}

export function operationName(part: string, operation: string): string {
  return `${part}:${operation}`;
}
