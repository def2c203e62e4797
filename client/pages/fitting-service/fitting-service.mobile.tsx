import { FittingServiceView } from './parts/fitting-service-view.tsx';

export function FittingServicePage() {
  return <FittingServiceView first={4} />;
}
