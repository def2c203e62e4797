import type { Site } from '../../../contracts/domain/forms/delivery-site-form.ts';
import type { FormValues } from '../../lib/use-checked-form.ts';

/** A site as its form begins with it. A new one begins with hard, level ground. */
export function siteValues(site: Site | undefined): FormValues {
  if (!site) return { levelGround: '1' };
  return Object.fromEntries(
    Object.entries(site).map(([name, value]) => [name, value === 0 ? '' : String(value)]),
  );
}
