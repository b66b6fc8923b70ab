import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

// Runs in a worker, so that typing stays smooth while the puzzle is solved.
addEventListener('message', (message: MessageEvent<Challenge>) => {
  solveChallenge({ challenge: message.data, deriveKey }).then(
    (solution) => postMessage(solution),
    () => postMessage(null),
  );
});
