import { hydrateRoot } from 'react-dom/client';
import { ReactPage } from './react-page.tsx';

hydrateRoot(document.body, <ReactPage />);
