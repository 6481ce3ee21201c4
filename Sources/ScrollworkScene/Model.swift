internal import Scrollwork
