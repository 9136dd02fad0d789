import './ui/theme/palette.css';
import './ui/theme/tokens.css';
import './ui/theme/base.css';
import { boot } from './app/boot.tsx';

const element = document.getElementById('app');
if (element) void boot(element);
