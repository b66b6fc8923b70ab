type Asked = () => void;

let answer: Asked | undefined;

/**
 * Requests a photo of the selection, from anywhere in the builder. Browsers open the camera only during a user's press.
 */
export function requestPhoto(): void {
  answer?.();
}

export function onPhotoRequest(asked: Asked): () => void {
  answer = asked;
  return () => {
    if (answer === asked) answer = undefined;
  };
}
