interface PictureProps {
  /** The name of the files in /media, without width and type. */
  readonly name: string;
  readonly widths: readonly number[];
  readonly width: number;
  readonly height: number;
  readonly sizes: string;
  readonly alt: string;
  readonly className?: string | undefined;
  /** Seen at first: fetched with the page instead of when it comes near the viewport. */
  readonly isFirst?: boolean;
}

/** One of our own pictures in three formats; its size is known before it arrives, so nothing moves. */
export function Picture({
  name,
  widths,
  width,
  height,
  sizes,
  alt,
  className,
  isFirst = false,
}: PictureProps) {
  const files = (kind: string) => widths.map((step) => `/media/${name}-${step}.${kind} ${step}w`).join(', ');
  return (
    <picture>
      <source type="image/avif" srcSet={files('avif')} sizes={sizes} />
      <source type="image/webp" srcSet={files('webp')} sizes={sizes} />
      <img
        className={className}
        src={`/media/${name}-${widths[0]}.jpg`}
        width={width}
        height={height}
        alt={alt}
        loading={isFirst ? 'eager' : 'lazy'}
        decoding="async"
      />
    </picture>
  );
}
