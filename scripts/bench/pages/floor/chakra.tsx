import { hydrateRoot } from 'react-dom/client';
import { ChakraPage } from './chakra-page.tsx';

hydrateRoot(document.body, <ChakraPage />);
