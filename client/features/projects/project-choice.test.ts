import { describe, expect, it } from 'vitest';
import {
  NEW_CHOICE,
  nextChoice,
  offeredProjects,
  type Project,
  type ProjectChoiceEvent,
} from './project-choice.ts';

const project = (projectId: string, sts: Project['sts'] = 'Ongoing'): Project => ({
  projectId,
  userId: 'u-1',
  projectName: `Project ${projectId}`,
  sts,
});
const walk = (...events: ProjectChoiceEvent[]) => events.reduce(nextChoice, NEW_CHOICE);

describe('add to project', () => {
  it('returns from naming to choosing with the new project chosen', () => {
    const choice = walk(
      { type: 'opened' },
      { type: 'chose', projectId: 'j-1' },
      { type: 'wants-new' },
      { type: 'created', project: project('j-2') },
    );
    expect(choice).toMatchObject({ step: 'choosing', chosen: 'j-2', problem: undefined });
  });

  it('keeps what was chosen when naming is cancelled', () => {
    const choice = walk({ type: 'chose', projectId: 'j-1' }, { type: 'wants-new' }, { type: 'goes-back' });
    expect(choice).toMatchObject({ step: 'choosing', chosen: 'j-1' });
  });

  it('shows a problem until the next step', () => {
    const refused = walk({ type: 'refused', problem: 'Please choose a project' });
    expect(refused.problem).toBe('Please choose a project');
    expect(nextChoice(refused, { type: 'chose', projectId: 'j-1' }).problem).toBeUndefined();
  });

  it('shows a failed call until the next step', () => {
    const failed = walk({ type: 'chose', projectId: 'j-1' }, { type: 'failed', failure: 'No answer' });
    expect(failed).toMatchObject({ step: 'choosing', chosen: 'j-1', failure: 'No answer' });
    expect(nextChoice(failed, { type: 'opened' }).failure).toBeUndefined();
  });

  it('starts again with the same project chosen after one was added', () => {
    const choice = walk({ type: 'chose', projectId: 'j-1' }, { type: 'added' });
    expect(choice.step).toBe('done');
    expect(nextChoice(choice, { type: 'opened' })).toMatchObject({ step: 'choosing', chosen: 'j-1' });
  });
});

describe('projects to choose from', () => {
  it('are the Ongoing ones, each once, with the new one first', () => {
    const read = [project('j-1'), project('j-2', 'Finished')];
    expect(offeredProjects(read, [project('j-3')]).map((one) => one.projectId)).toEqual(['j-3', 'j-1']);
    expect(offeredProjects([...read, project('j-3')], [project('j-3')])).toHaveLength(2);
  });
});
