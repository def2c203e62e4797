import type { Application } from '../../../contracts/api/mock-console.ts';
import { Tag, type Tone } from './tag.tsx';

type Review = Application['review'];
const TONE: Record<Review, Tone> = { pending: 'warning', accepted: 'success', declined: 'danger' };
const TEXT: Record<Review, string> = { pending: 'Pending', accepted: 'Accepted', declined: 'Declined' };

export function ReviewTag({ review }: { review: Review }) {
  return <Tag tone={TONE[review]}>{TEXT[review]}</Tag>;
}
