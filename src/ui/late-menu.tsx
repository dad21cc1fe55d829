import { cloneElement, useEffect, useLayoutEffect, useRef, type ReactElement, type Ref } from 'react';
import { deferred, type Standing, type Taken } from './deferred';
import type { Menu, MenuProps } from './menu';
import { withHandlers } from './with-handlers';

/** A menu whose list loads after the page: a library has two per card and needs none of them at first. */
export function LateMenu(props: MenuProps) {
  useEffect(() => MenuPart.fetch(), []);
  return <MenuPart {...props} />;
}

/** Only the button, until the menu has loaded. */
function MenuButton({ trigger, onReach }: MenuProps & Standing) {
  const handlers = {
    onFocus: () => onReach('focus'),
    onBlur: () => onReach(null),
    onClick: () => {
      onReach('press');
      MenuPart.fetch();
    },
  };
  return withHandlers(trigger, handlers, { 'aria-haspopup': 'menu', 'aria-expanded': false });
}

/** Repeats on the loaded button what was done with the stand-in. */
function taking(Loaded: typeof Menu) {
  return function TakenMenu({ reached, trigger, ...rest }: MenuProps & Taken) {
    const button = useRef<HTMLButtonElement>(null);
    useLayoutEffect(() => {
      if (reached) button.current?.focus();
      if (reached === 'press') button.current?.click();
    }, [reached]);
    return (
      <Loaded
        {...rest}
        trigger={cloneElement(trigger as ReactElement<{ ref?: Ref<HTMLButtonElement> }>, { ref: button })}
      />
    );
  };
}

const MenuPart = deferred<MenuProps>(async () => taking((await import('./menu')).Menu), MenuButton);
