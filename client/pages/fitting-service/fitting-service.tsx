import { useDevice } from '../../state/device.ts';
import { FittingServiceView } from './parts/fitting-service-view.tsx';

export function FittingServicePage() {
  return <FittingServiceView first={useDevice() === 'desktop' ? 3 : 4} />;
}
