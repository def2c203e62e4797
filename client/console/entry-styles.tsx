// First, so that its layers and rules come before those of the components.
import '../theme/base.css';
import { ChakraProvider } from '@chakra-ui/react';
import { createRoot } from 'react-dom/client';
import { Router } from 'wouter';
import { useHashLocation } from 'wouter/use-hash-location';
import { Notices } from '../app/notices.tsx';
import { system } from '../theme/system.ts';
import { StyleSheet } from './styles/style-sheet.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root');

createRoot(root).render(
  <ChakraProvider value={system}>
    <Router hook={useHashLocation}>
      <StyleSheet />
      <Notices />
    </Router>
  </ChakraProvider>,
);
