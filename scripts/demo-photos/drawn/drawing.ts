/** A drawing with the textures of rooms and labels. */
export function drawing(width: number, height: number, inner: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${filters}${inner}</svg>`;
}

const filters = `<defs><filter id="blur"><feGaussianBlur stdDeviation=".6"/></filter><filter id="wet" x="-40%" y="-40%" width="180%" height="180%" primitiveUnits="userSpaceOnUse"><feTurbulence type="fractalNoise" baseFrequency=".07" numOctaves="4" seed="8"/><feDisplacementMap in="SourceGraphic" scale="9" xChannelSelector="R" yChannelSelector="G"/><feGaussianBlur stdDeviation=".35"/></filter><filter id="grain" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".02 1.2" numOctaves="4" seed="3"/><feColorMatrix values="0 0 0 0 .3  0 0 0 0 .2  0 0 0 0 .1  0 0 0 .9 -.3"/></filter><linearGradient id="metal" x2="1" y2="1"><stop stop-color="#d9dbdc"/><stop offset=".5" stop-color="#b9bcbf"/><stop offset="1" stop-color="#d0d2d3"/></linearGradient></defs>`;
