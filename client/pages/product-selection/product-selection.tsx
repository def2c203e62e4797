export { FloorsStep as ProductSelectionPage } from './parts/floors-step.tsx';
