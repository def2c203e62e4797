export { RoomsStep as SolutionsPage } from './parts/rooms-step.tsx';
