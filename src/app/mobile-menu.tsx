import { useDispatch, useSelector } from 'react-redux';
import { SlideOver } from '../ui/slide-over';
import { menuClosed, selectMenu } from './shell-slice';
import { Sidebar } from './sidebar';

/** The sidebar, over the page, on phones. */
export function MobileMenu() {
  const dispatch = useDispatch();
  const menu = useSelector(selectMenu);
  return (
    <SlideOver side="left" hideTitle title="Menu" open={menu === 'open'} onClose={() => void dispatch(menuClosed())}>
      <Sidebar />
    </SlideOver>
  );
}
