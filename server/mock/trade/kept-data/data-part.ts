import type { ReplyOf } from '../../../../contracts/api/calls.ts';

/** A part of a person's stored data, under a heading. */
export type Part = ReplyOf<'/woojiapi/user/qryowndata'>['data'][number];

/** @param records each with plain names for its values */
export const part = (title: string, records: readonly Readonly<Record<string, string>>[]): Part => ({
  title,
  records: records.map((record) => Object.entries(record).map(([name, value]) => ({ name, value }))),
});

export const yesNo = (isSo: number) => (isSo === 1 ? 'yes' : 'no');
