import { chakra } from '@chakra-ui/react';
import type { ComponentProps } from 'react';
import { controlRecipe } from '../theme/control-recipe.ts';
import { useFieldProps } from './field.tsx';

const Input = chakra('input', controlRecipe);
const Area = chakra('textarea', controlRecipe);

export function TextInput(props: ComponentProps<typeof Input>) {
  return <Input type="text" {...useFieldProps()} {...props} />;
}

export function TextArea(props: ComponentProps<typeof Area>) {
  return <Area multiline {...useFieldProps()} {...props} />;
}
