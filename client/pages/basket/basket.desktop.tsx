import { fetchedPart } from '../../ui/later-part.tsx';
import { BasketFrame } from './parts/basket-frame.tsx';

const Lines = fetchedPart(async () => (await import('./parts/lines.desktop.tsx')).DesktopLines);

export function BasketPage() {
  return <BasketFrame Lines={Lines} />;
}
