// Sets theme, contrast, density, glove mode and letter keys on <html> before the first paint. A file of its own, because the
// content policy allows no script inside the page; ui/theme.ts writes the choices it reads.
(() => {
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const moreContrast = matchMedia('(prefers-contrast: more)');

  function chosen(key) {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  }

  function set(attribute, value) {
    if (value) document.documentElement.setAttribute(attribute, value);
    else document.documentElement.removeAttribute(attribute);
  }

  function apply() {
    const theme = chosen('dre_theme');
    const contrast = chosen('dre_contrast');
    const density = chosen('dre_density');
    const sun = contrast === 'sun' || (contrast !== 'normal' && moreContrast.matches);
    // Sunlight mode forces light.
    const night = !sun && (theme === 'dark' || (theme !== 'light' && dark.matches));
    set('data-contrast', sun && 'sun');
    set('data-theme', night && 'dark');
    set('data-glove', chosen('dre_glove') === 'on' && 'on');
    set('data-letters', chosen('dre_letters') === 'off' && 'off');
    set('data-density', (density === 'compact' || density === 'touch') && density);
  }

  apply();
  dark.addEventListener('change', apply);
  moreContrast.addEventListener('change', apply);
  addEventListener('storage', apply);
  addEventListener('dre:display', apply);
})();
