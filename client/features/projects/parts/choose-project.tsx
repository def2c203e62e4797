import { chakra } from '@chakra-ui/react';
import { Button } from '../../../ui/button.tsx';
import { PlusIcon } from '../../../ui/icons.tsx';
import { InlineAlert } from '../../../ui/inline-alert.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { RetryLine } from '../../../ui/states.tsx';
import type { Project } from '../project-choice.ts';
import type { AddToProject } from '../use-add-to-project.ts';

export function ChooseProject({ model }: { model: AddToProject }) {
  const { offered, chosen, problem, failure, list, isPending, choose, startNaming, add } = model;
  return (
    <chakra.div display="flex" flexDirection="column" gap="5">
      <chakra.fieldset border="none" padding="0" margin="0" minWidth="0">
        <chakra.legend textStyle="small" color="fg.muted" paddingBottom="3">
          Choose a project
        </chakra.legend>
        <chakra.div
          display="flex"
          flexDirection="column"
          gap="2"
          maxHeight="40dvh"
          overflowY="auto"
          p="1"
          m="-1"
        >
          {offered.map((project) => (
            <ProjectOption
              key={project.projectId}
              project={project}
              isChosen={project.projectId === chosen}
              onChoose={() => choose(project.projectId)}
            />
          ))}
          {list.isLoading && offered.length === 0 && <Skeleton height="3.25rem" />}
          {list.error === undefined && !list.isLoading && offered.length === 0 && (
            <chakra.p color="fg.muted">
              You have no ongoing project yet. Create one to add this product.
            </chakra.p>
          )}
        </chakra.div>
      </chakra.fieldset>
      {list.error !== undefined && (
        <RetryLine onRetry={list.retry}>Your projects could not be loaded.</RetryLine>
      )}
      <InlineAlert>{problem ?? failure}</InlineAlert>
      <chakra.div display="grid" gridTemplateColumns="1fr 1fr" gap="3">
        <Button variant="outline" size="lg" onClick={startNaming}>
          <PlusIcon />
          Create
        </Button>
        <Button size="lg" loading={isPending} onClick={add}>
          Add
        </Button>
      </chakra.div>
    </chakra.div>
  );
}

interface ProjectOptionProps {
  project: Project;
  isChosen: boolean;
  onChoose: () => void;
}

function ProjectOption({ project, isChosen, onChoose }: ProjectOptionProps) {
  return (
    <chakra.label
      display="flex"
      alignItems="center"
      gap="3"
      minHeight="3.25rem"
      px="4"
      py="2"
      cursor="pointer"
      bg={isChosen ? 'accent.subtle' : 'bg.panel'}
      border="1px solid"
      borderColor={isChosen ? 'accent' : 'border'}
      borderRadius="sm"
      overflowWrap="anywhere"
    >
      <chakra.input
        type="radio"
        name="project"
        checked={isChosen}
        onChange={onChoose}
        flexShrink={0}
        width="5"
        height="5"
        margin="0"
        accentColor="{colors.charcoal.900}"
        {...(isChosen ? { 'data-step-focus': '' } : {})}
      />
      {project.projectName}
    </chakra.label>
  );
}
