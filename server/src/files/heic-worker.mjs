// Unpacks one HEIC picture in its own thread; the memory is freed with the thread.
import { Socket } from 'node:net';
import { parentPort, workerData } from 'node:worker_threads';
import library from 'libheif-js/wasm-bundle.js';

// A crafted picture must not make this thread connect anywhere.
Socket.prototype.connect = () => {
  throw new Error('No connection is made while a picture is unpacked.');
};

/**
 * @typedef {{ get_width(): number, get_height(): number, is_primary(): boolean,
 *   display(target: { data: Uint8ClampedArray, width: number, height: number }, done: (shown: unknown) => void): void
 * }} HeifImage
 */
/** @type {{ bytes: Uint8Array, pixels: number }} */
const { bytes, pixels } = workerData;
/** @type {{ HeifDecoder: new () => { decode(bytes: Uint8Array): HeifImage[] } }} */
const libheif = library;

const images = new libheif.HeifDecoder().decode(bytes);
const image = images.find((one) => one.is_primary()) ?? images[0];
if (image === undefined) tell({ fault: 'damaged' });
else if (image.get_width() * image.get_height() > pixels) tell({ fault: 'large' });
else unpack(image);

/** @param {HeifImage} picture */
function unpack(picture) {
  const width = picture.get_width();
  const height = picture.get_height();
  const data = new Uint8ClampedArray(width * height * 4);
  picture.display({ data, width, height }, (shown) => {
    if (shown === null) tell({ fault: 'damaged' });
    else tell({ data, width, height }, [data.buffer]);
  });
}

/**
 * @param {object} message
 * @param {ArrayBuffer[]} given Handed over, not copied.
 */
function tell(message, given = []) {
  parentPort?.postMessage(message, given);
}
