import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, onTestFinished, test } from 'vitest';
import { OnceForm } from './once-form.tsx';

test('a form is sent once until it is answered, and then again', async () => {
  onTestFinished(cleanup);
  const answers: (() => void)[] = [];
  const action = () => new Promise<null>((resolve) => answers.push(() => resolve(null)));
  const element = (
    <OnceForm>
      <button type="submit">Send</button>
    </OnceForm>
  );
  const router = createMemoryRouter([{ path: '/', element, action }]);
  await act(async () => render(<RouterProvider router={router} />));
  const press = () => act(async () => fireEvent.click(screen.getByRole('button')));
  await press();
  await press();
  expect(answers).toHaveLength(1);
  await act(async () => answers[0]?.());
  await press();
  expect(answers).toHaveLength(2);
});
