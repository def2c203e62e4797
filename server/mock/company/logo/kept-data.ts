import { londonMoment } from '../../../../contracts/domain/calendar/day-words.ts';
import { bytesOf } from '../../engine/database/tables.ts';
import { type KeptData, part } from '../settings/kept-data.ts';
import { deleteLogo, findLogo } from './repository.ts';

/** The logo on the copies for the company's own clients: as a data address, which any browser opens as a picture. */
export const logoData: KeptData = {
  show: async (db, { person }) => {
    const logo = await findLogo(db, person.company_id);
    const records = logo
      ? [
          {
            Size: `${logo.width} × ${logo.height} pixels`,
            Added: londonMoment(logo.created_at),
            Picture: `data:image/png;base64,${bytesOf(logo.png).toString('base64')}`,
          },
        ]
      : [];
    return [part('Your company’s logo', records)];
  },
  removeRest: async (db, { company_id }, isLast) => {
    if (isLast) await deleteLogo(db, company_id);
  },
};
