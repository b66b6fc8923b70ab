// Runs in the framed page only. It renders the third party's check explicitly and tells the form around the frame,
// which has the same origin and checks that we do too.
(() => {
  const asked = new URLSearchParams(location.search);
  const tell = (message) => parent.postMessage(message, location.origin);

  globalThis.renderCaptcha = () => {
    const id = globalThis.turnstile.render('#captcha', {
      sitekey: asked.get('siteKey'),
      action: asked.get('action'),
      size: 'flexible',
      callback: (token) => tell({ captcha: 'token', token }),
      'error-callback': () => tell({ captcha: 'failed' }),
      'expired-callback': () => {
        tell({ captcha: 'expired' });
        globalThis.turnstile.reset(id);
      },
    });
  };

  // The third party's file may be blocked or out of reach: its load error does not bubble, so it is caught on the way down.
  addEventListener('error', () => tell({ captcha: 'failed' }), true);
})();
