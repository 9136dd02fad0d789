package app.escale.phone;

import com.getcapacitor.BridgeActivity;

public class MainActivity extends BridgeActivity {}
