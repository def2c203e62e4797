import { fetchedPart } from '../../ui/later-part.tsx';
import { BasketFrame } from './parts/basket-frame.tsx';

const loadLines = async () => (await import('./parts/lines.mobile.tsx')).MobileLines;
const Lines = fetchedPart(loadLines);

export function BasketPage() {
  return <BasketFrame Lines={Lines} loadLines={loadLines} />;
}
