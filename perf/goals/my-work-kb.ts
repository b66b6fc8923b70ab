import { tokenOf } from '../../e2e/support/calls.ts';
import { phonesOf } from '../../chaos/phones.ts';
import type { Goal } from '../goal.ts';
import { load, scriptBytes } from './first-load.ts';

/** A technician's first visit to My work: its scripts in gzip, the drawing's data left out as in the builder. */
export const myWorkKb: Goal = {
  id: 'my-work-kb',
  means: 'scripts of a first visit to My work until its button can be pressed, in KB of gzip',
  async measure({ product, browser }) {
    const [phone] = await phonesOf(product, 1);
    if (phone === undefined) throw new Error('There is no technician.');
    phone.store().close();
    const token = await tokenOf(product.url, phone.name);
    const visit = await load(browser, `${product.url}/shop/my-work`, {
      token,
      ready: (page) => page.getByRole('region', { name: 'Clock' }).waitFor(),
    });
    return [{ name: 'script-kb', value: scriptBytes(visit) / 1024, limit: 140 }];
  },
};
