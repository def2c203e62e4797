import dayjs from 'dayjs';

/** The date formats of docs/product.md, "Figures and limits": five orders, each alone or with the time. */
export const DATE_FORMATS = [
  'YYYY-MM-DD',
  'YYYYMMDD',
  'YYYY/MM/DD',
  'MM/DD/YYYY',
  'DD/MM/YYYY',
  'YYYY-MM-DD HH:mm:ss',
  'YYYYMMDD HH:mm:ss',
  'YYYY/MM/DD HH:mm:ss',
  'MM/DD/YYYY HH:mm:ss',
  'DD/MM/YYYY HH:mm:ss',
] as const;
export type DateFormat = (typeof DATE_FORMATS)[number];

/**
 * @param date formatted in the machine's time zone
 * @returns '' for an invalid date
 */
export function formatDate(date: Date, format: DateFormat): string {
  const day = dayjs(date);
  return day.isValid() ? day.format(format) : '';
}
