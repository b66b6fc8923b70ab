type Asked = () => void;

let answer: Asked | undefined;

/** From anywhere in the builder: a photo of what is chosen, please. Must be asked while a key or button is pressed. */
export function requestPhoto(): void {
  answer?.();
}

export function onPhotoRequest(asked: Asked): () => void {
  answer = asked;
  return () => {
    if (answer === asked) answer = undefined;
  };
}
