export { NeedsStep as RecommendedPage } from './parts/needs-step.tsx';
