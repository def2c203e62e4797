import { londonMoment } from '../../../../contracts/domain/calendar/day-words.ts';
import { type KeptData, part } from '../../company/settings/kept-data.ts';
import { fromJson } from '../../engine/database/stored-values.ts';
import { listSharedBy, removeUnpublished } from './shared-repository.ts';

const REVIEW = {
  waiting: 'We are looking at it',
  approved: 'In the gallery',
  declined: 'Not used',
} as const;

export const sharedProjectsData: KeptData = {
  show: async (db, { person }) => {
    const projects = await listSharedBy(db, person.user_id);
    return [
      part(
        'Projects you shared for our gallery',
        projects.map(({ title, town, content, product_nos, review, voucher_code, created_at, pictures }) => ({
          Title: title,
          Town: town,
          'What you wrote': content,
          Floors: fromJson(product_nos).join(', '),
          Pictures: String(pictures ?? 0),
          State: REVIEW[review],
          'Voucher code': voucher_code,
          Shared: londonMoment(created_at),
        })),
      ),
    ];
  },
  removeOwn: removeUnpublished,
};
