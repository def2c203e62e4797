// First, so that its rules come before those of the components.
import '../theme/base.css';
import { ChakraProvider } from '@chakra-ui/react';
import { createRoot } from 'react-dom/client';
import { SWRConfig } from 'swr';
import { showFonts } from '../show-fonts.ts';
import { system } from '../theme/system.ts';
import { DocsApp } from './docs/docs-app.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root');

void showFonts();

createRoot(root).render(
  <ChakraProvider value={system}>
    <SWRConfig value={{ shouldRetryOnError: false }}>
      <DocsApp />
    </SWRConfig>
  </ChakraProvider>,
);
