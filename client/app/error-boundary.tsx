import { Component, type ReactNode } from 'react';
import { Container } from '../ui/container.tsx';
import { ErrorState } from '../ui/states.tsx';
import styles from './error-boundary.module.css';

interface Props {
  children: ReactNode;
}

/** When a page breaks, says so and offers to try again; the rest of the shop keeps working. */
export class ErrorBoundary extends Component<Props, { error: Error | undefined }> {
  override state: { error: Error | undefined } = { error: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    return <Broken onRetry={() => this.setState({ error: undefined })}>{error.message}</Broken>;
  }
}

interface BrokenProps {
  title?: string;
  children: ReactNode;
  onRetry: () => void;
}

/** Shown instead of a page that has failed. */
export function Broken({ title = 'This page does not work at the moment', children, onRetry }: BrokenProps) {
  return (
    <Container className={styles.page}>
      <ErrorState title={title} onRetry={onRetry}>
        {children}
      </ErrorState>
    </Container>
  );
}
