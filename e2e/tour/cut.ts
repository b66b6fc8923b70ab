import { spawnSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import type { Camera, Caption } from './camera.ts';

/** Renders the two films and their captions from the camera's frames. */
export async function cut(camera: Camera, folder: string, out: string): Promise<void> {
  const list = camera.frames.flatMap(({ file, seconds }) => [
    `file '${file}'`,
    `duration ${seconds.toFixed(3)}`,
  ]);
  // The last frame is named twice, or its duration would not count.
  list.push(`file '${camera.frames.at(-1)?.file ?? ''}'`);
  await writeFile(`${folder}/list.txt`, `${list.join('\n')}\n`);
  const pictures = ['-f', 'concat', '-safe', '0', '-i', `${folder}/list.txt`];
  const shape = ['-vf', 'fps=20,format=yuv420p', '-an', '-map_metadata', '-1', '-fflags', '+bitexact'];
  const webm =
    '-c:v libvpx-vp9 -crf 41 -b:v 0 -g 240 -row-mt 1 -tile-columns 2 -deadline realtime -cpu-used 6';
  const mp4 = '-c:v libx264 -crf 29 -preset slow -tune animation -g 240 -movflags +faststart';
  ffmpeg([...pictures, ...shape, ...webm.split(' '), `${out}.webm`]);
  ffmpeg([...pictures, ...shape, ...mp4.split(' '), `${out}.mp4`]);
  await sharp(camera.poster).webp({ quality: 72 }).toFile(`${out}.webp`);
  await writeFile(`${out}.en.vtt`, captionFile(camera.captions));
}

function ffmpeg(settings: readonly string[]): void {
  const { status, error, stderr } = spawnSync('ffmpeg', ['-y', '-loglevel', 'error', ...settings]);
  if (error !== undefined) throw new Error('The film is cut by ffmpeg: install it first.', { cause: error });
  if (status !== 0) throw new Error(`ffmpeg: ${stderr.toString()}`);
}

function captionFile(captions: readonly Caption[]): string {
  const told = captions.map(({ from, to, text }) => `${clock(from + 0.2)} --> ${clock(to - 0.1)}\n${text}\n`);
  return `WEBVTT\n\n${told.join('\n')}`;
}

function clock(seconds: number): string {
  const milliseconds = Math.round(seconds * 1000);
  const whole = Math.floor(milliseconds / 1000);
  const two = (value: number) => String(value).padStart(2, '0');
  const rest = String(milliseconds % 1000).padStart(3, '0');
  return `${two(Math.floor(whole / 60))}:${two(whole % 60)}.${rest}`;
}
