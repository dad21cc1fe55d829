import { useDispatch, useSelector } from 'react-redux';
import { SlideOverPopup } from '../ui/slide-over-popup';
import { menuClosed, selectMenu } from './shell-slice';
import { Sidebar } from './sidebar';

/** The sidebar, over the page, on phones. */
export function MobileMenu() {
  const dispatch = useDispatch();
  const menu = useSelector(selectMenu);
  return (
    <SlideOverPopup
      side="left"
      hideTitle
      title="Menu"
      open={menu === 'open'}
      onClose={() => void dispatch(menuClosed())}
    >
      <Sidebar />
    </SlideOverPopup>
  );
}
