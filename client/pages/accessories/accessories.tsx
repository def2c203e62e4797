import { useDevice } from '../../state/device.ts';
import { AccessoriesView } from './parts/accessories-view.tsx';

export function AccessoriesPage() {
  return <AccessoriesView first={useDevice() === 'desktop' ? 3 : 4} />;
}
